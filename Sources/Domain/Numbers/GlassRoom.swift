package struct GlassRoom: Hashable, Sendable {
    /// Usable millilitres: 0.9 of the glass without ice, 0.6 with ice.
    package let millilitres: Double

    /// - Parameter volume: millilitres to the rim.
    package init(volume: Double, serving: ServingStyle) {
        millilitres = volume * (serving.isOnIce ? 0.6 : 0.9)
    }

    /// Returns whether a volume in millilitres fits, with a tolerance for rounding.
    package func fits(_ volume: Double) -> Bool { volume <= millilitres + 0.05 }
}
