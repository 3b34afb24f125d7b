public import Domain

/// How a member wants numbers to be shown.
public struct DisplayPreferences: Hashable, Sendable {
    /// The unit poured amounts are shown in.
    public var volume: VolumeUnit
    /// Millilitres in an ounce and the like.
    public var units: UnitTable
    /// The standard drink estimates are counted in.
    public var standardDrink: StandardDrink

    /// Makes preferences; nothing named is millilitres and 10 g.
    public init(
        volume: VolumeUnit = .millilitre, units: UnitTable = UnitTable(), standardDrink: StandardDrink = .tenGrams
    ) {
        self.volume = volume
        self.units = units
        self.standardDrink = standardDrink
    }
}
