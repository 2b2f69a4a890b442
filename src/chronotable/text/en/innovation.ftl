innovation-ask-way = Which way?
innovation-option-evolution-a = Draw and score an 8, then return a score card
innovation-option-evolution-b = Draw one higher than your highest score card
innovation-named-color = { $who } names { $color }.
innovation-named-value = { $who } names { $value }.
