/// A batch mixed ahead: how much mix and how much water, so that it pours as if each glass had been mixed on ice. The
/// water is an estimate (see `DilutionModel`).
package enum BatchCalculator {
    package struct Batch: Hashable, Sendable {
        /// Millilitres of the undiluted mix.
        package let mix: Double
        /// Millilitres of water to add.
        package let water: Double
        /// Per cent alcohol by volume with the water.
        package let strength: Double
        /// Water divided by mix.
        package let share: Double
        /// Millilitres in all.
        package var volume: Double { mix + water }

        /// How many bottles of this size, in millilitres, hold it; 0 for an invalid size.
        package func bottles(of size: Double) -> Int {
            size > 0 ? Int(saturating: (volume / size - 1e-9).rounded(.up)) : 0
        }
    }

    /// - Parameters:
    ///   - mix: millilitres of one serving before water, above 0.
    ///   - strength: its per cent alcohol by volume, 0…100.
    ///   - servings: above 0.
    ///   - technique: how it would be mixed on ice.
    /// - Returns: nil if a number is out of its range.
    package static func batch(
        mix: Double, strength: Double, servings: Double, technique: TechniqueKind, model: DilutionModel = .arnold
    ) -> Batch? {
        guard mix > 0, (0...100).contains(strength), servings > 0, (mix * servings).isFinite else { return nil }
        let share = model.share(of: [technique], serving: .rocks, strength: strength / 100)
        let all = mix * servings
        return Batch(mix: all, water: all * share, strength: strength / (1 + share), share: share)
    }
}
