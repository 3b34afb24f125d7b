/// How much of a glass a drink may fill.
public struct GlassRoom: Hashable, Sendable {
    /// Usable millilitres: 0.9 of the glass without ice, 0.6 with ice.
    public let millilitres: Double

    /// - Parameter volume: millilitres to the rim.
    public init(volume: Double, serving: ServingStyle) {
        millilitres = volume * (serving.isOnIce ? 0.6 : 0.9)
    }

    /// Whether this many millilitres fit, with a tolerance for rounding.
    public func fits(_ volume: Double) -> Bool { volume <= millilitres + 0.05 }
}
