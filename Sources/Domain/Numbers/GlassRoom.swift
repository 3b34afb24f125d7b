/// How much of a glass a drink may fill.
public struct GlassRoom: Hashable, Sendable {
    /// Millilitres that fit: 0.9 of the glass without ice, 0.6 on ice.
    public let millilitres: Double

    /// The room of a glass of so many millilitres to the rim.
    public init(volume: Double, serving: ServingStyle) {
        millilitres = volume * (serving.isOnIce ? 0.6 : 0.9)
    }

    /// Whether so many millilitres fit; a hair more, from rounding, does.
    public func fits(_ volume: Double) -> Bool { volume <= millilitres + 0.05 }
}
