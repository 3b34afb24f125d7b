/// The water that mixing adds, as a share of the mixed volume. All values are estimates.
package enum DilutionModel: String, CaseIterable, Sendable {
    /// By technique and strength, after Dave Arnold, "Liquid Intelligence" (2014).
    case arnold
    /// A fixed share of everything in the glass by technique, as in Bar Assistant.
    case barAssistant = "bar-assistant"

    /// Whether the share includes ingredients added after mixing.
    package var includesLateAdditions: Bool { self == .barAssistant }

    /// Water divided by the mixed volume.
    ///
    /// Arnold's fits, with a the strength of the mixed part as a fraction: stirred -1.21a² + 1.246a + 0.145, shaken
    /// (dry-shaken too) -1.567a² + 1.742a + 0.203. Our own figures: built on ice half of stirring, which at 40% is the
    /// quarter of bar practice; built or swizzled on crushed ice 0.38; built under a long filler, which is cold and
    /// needs no stirring, 0.10; thrown 0.30, blended 0.45, and 0 without ice (layered, hot, neat, built without ice). A
    /// muddled drink counts by its other technique, else as built.
    ///
    /// Bar Assistant's table: shake .25, stir .20, build .10, blend .25, muddle .10, layer 0; thrown is missing there
    /// and counts as stirred.
    ///
    /// The first of the `techniques` decides. `strength` is the alcohol of the mixed part by volume, 0 to 1; `isLong`
    /// tells whether a filler joins after mixing.
    package func share(
        of techniques: [TechniqueKind], serving: ServingStyle, strength a: Double, isLong: Bool = false
    ) -> Double {
        let stirred = -1.21 * a * a + 1.246 * a + 0.145
        switch rule(of: techniques, serving: serving, isLong: isLong) {
        case .stirred: return stirred
        case .shaken: return -1.567 * a * a + 1.742 * a + 0.203
        case .thrown: return 0.30
        case .blended: return 0.45
        case .built: return stirred / 2
        case .crushed: return 0.38
        case .long: return 0.10
        case .withoutIce: return 0
        case .table(let technique):
            switch technique {
            case .shake, .dryShake, .blend: return 0.25
            case .stir, .throw: return 0.20
            case .build, .muddle: return 0.10
            case .layer: return 0
            }
        }
    }

    package func rule(
        of techniques: [TechniqueKind], serving: ServingStyle, isLong: Bool = false
    ) -> DilutionRule {
        guard self == .arnold else { return .table(techniques.first ?? .build) }
        guard serving != .hot, serving != .neat else { return .withoutIce }
        switch techniques.first(where: { $0 != .muddle }) ?? .build {
        case .stir: return .stirred
        case .shake, .dryShake: return .shaken
        case .throw: return .thrown
        case .blend: return .blended
        case .layer: return .withoutIce
        case .build, .muddle:
            guard serving.isOnIce else { return .withoutIce }
            return serving == .crushed ? .crushed : isLong ? .long : .built
        }
    }
}

/// Where the water in a drink comes from.
package enum DilutionRule: Hashable, Sendable {
    case stirred
    case shaken
    case thrown
    case blended
    /// Poured over ice in the glass.
    case built
    /// Built or swizzled on crushed ice.
    case crushed
    /// Poured over ice and filled up.
    case long
    /// Layered, hot, neat or built without ice: no water.
    case withoutIce
    /// Bar Assistant's share for a technique.
    case table(TechniqueKind)

    package var includesLateAdditions: Bool { if case .table = self { true } else { false } }
}
