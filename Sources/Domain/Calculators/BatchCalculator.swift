/// A batch mixed ahead: the mix and the (estimated) water that make it pour as if each glass had been mixed on ice.
package enum BatchCalculator {
    package struct Batch: Hashable, Sendable {
        /// Millilitres of the undiluted mix.
        package let mix: Double
        /// Millilitres of water to add.
        package let water: Double
        /// Per cent alcohol by volume, water included.
        package let strength: Double
        /// Water divided by mix.
        package let share: Double
        package var volume: Double { mix + water }

        /// The number of bottles of `size` millilitres that hold the batch; 0 for an invalid size.
        package func bottles(of size: Double) -> Int {
            size > 0 ? Int(saturating: (volume / size - 1e-9).rounded(.up)) : 0
        }
    }

    /// `mix` is the millilitres of one serving before water, above 0, `strength` its per cent alcohol by volume, 0…100,
    /// `servings` above 0; `technique` would mix one serving on ice. Returns nil if a number is out of range.
    package static func batch(
        mix: Double, strength: Double, servings: Double, technique: TechniqueKind, model: DilutionModel = .arnold
    ) -> Batch? {
        guard mix > 0, (0...100).contains(strength), servings > 0, (mix * servings).isFinite else { return nil }
        let share = model.share(of: [technique], serving: .rocks, strength: strength / 100)
        let all = mix * servings
        return Batch(mix: all, water: all * share, strength: strength / (1 + share), share: share)
    }
}
