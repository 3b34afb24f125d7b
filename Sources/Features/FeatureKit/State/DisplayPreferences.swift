package import Domain

/// How a member wants numbers to be shown.
package struct DisplayPreferences: Hashable, Sendable {
    /// The unit poured amounts are shown in.
    package var volume: VolumeUnit
    /// Millilitres in an ounce and the like.
    package var units: UnitTable
    /// The standard drink estimates are counted in.
    package var standardDrink: StandardDrink
    package var temperature: TemperatureUnit
    /// The unit of the wind's speed.
    package var wind: WindUnit
    /// How the water of ice is reckoned.
    package var dilution: DilutionModel

    /// Makes preferences; nothing named is millilitres, 10 g, degrees Celsius, metres a second, Arnold's dilution.
    package init(
        volume: VolumeUnit = .millilitre, units: UnitTable = UnitTable(), standardDrink: StandardDrink = .tenGrams,
        temperature: TemperatureUnit = .celsius, wind: WindUnit = .metresPerSecond, dilution: DilutionModel = .arnold
    ) {
        self.volume = volume
        self.units = units
        self.standardDrink = standardDrink
        self.temperature = temperature
        self.wind = wind
        self.dilution = dilution
    }

    /// Reckons drinks as the member wants it.
    package var calculator: DrinkCalculator { DrinkCalculator(dilution: dilution, units: units) }
}
