package struct DrinkEstimate: Hashable, Sendable {
    /// Millilitres poured, without water from ice.
    package let volume: Double
    /// Millilitres in the glass, including water from ice and ingredients added after mixing.
    package let dilutedVolume: Double
    /// Per cent alcohol by volume of the finished drink; a lower bound while `basis` is unknown.
    package let strength: Double
    /// Grams of ethanol.
    package let ethanol: Double
    /// Grams of sugar.
    package let sugar: Double
    package let kilocalories: Double
    /// The number of lines left out of the sums because their unit is unknown.
    package let unknownLines: Int
    package let basis: StrengthBasis
    /// Whether the sugar of an ingredient is unknown; `sugar` and `kilocalories` are then lower bounds.
    package let isSugarAtLeast: Bool

    /// Millilitres of ethanol.
    package var ethanolVolume: Double { ethanol / StandardDrink.ethanolDensity }

    /// Whether no line has a known amount, so that every sum is 0 without a meaning.
    package var isUnmeasured: Bool { dilutedVolume <= 0 }

    package var isEnergyAtLeast: Bool { isSugarAtLeast || basis == .unknown || unknownLines > 0 }

    /// Grams of sugar in 100 ml of the finished drink.
    package var sugarPer100: Double { dilutedVolume > 0 ? sugar / dilutedVolume * 100 : 0 }
}
