package import Domain

extension MadeTotal {
    /// The standard drinks: `1.4`, or `at least 1.4` if a strength is unknown.
    package func count(_ size: StandardDrink, _ strings: Strings) -> String {
        atLeast(NumberText.oneDecimal(standardDrinks(size)), strings)
    }

    /// The ethanol in whole grams.
    package func grams(_ strings: Strings) -> String { atLeast(NumberText.whole(ethanol), strings) }

    private func atLeast(_ number: String, _ strings: Strings) -> String {
        isAtLeast ? strings("made.at-least", number) : number
    }
}
