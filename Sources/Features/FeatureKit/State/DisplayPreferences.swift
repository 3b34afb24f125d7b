package import Domain

package struct DisplayPreferences: Hashable, Sendable {
    package var volume: VolumeUnit
    package var standardDrink: StandardDrink
    package var temperature: TemperatureUnit
    package var wind: WindUnit
    /// The model for the water added by ice.
    package var dilution: DilutionModel

    /// By default millilitres, standard drinks of 10 g, degrees Celsius, metres per second and Arnold's dilution model.
    package init(
        volume: VolumeUnit = .millilitre, standardDrink: StandardDrink = .tenGrams,
        temperature: TemperatureUnit = .celsius, wind: WindUnit = .metresPerSecond, dilution: DilutionModel = .arnold
    ) {
        self.volume = volume
        self.standardDrink = standardDrink
        self.temperature = temperature
        self.wind = wind
        self.dilution = dilution
    }

    package var calculator: DrinkCalculator { DrinkCalculator(dilution: dilution) }
}
