/// The water that mixing adds, as a share of the mixed volume. All values are estimates.
package enum DilutionModel: String, CaseIterable, Sendable {
    /// By technique and strength, after Dave Arnold, "Liquid Intelligence" (2014).
    case arnold
    /// A fixed share of everything in the glass by technique, as in Bar Assistant.
    case barAssistant = "bar-assistant"

    /// Whether the share includes ingredients added after mixing.
    package var coversWhatJoinsAfter: Bool { self == .barAssistant }

    /// Water divided by the mixed volume.
    ///
    /// Arnold's fits, with a the strength of the mixed part as a fraction: stirred -1.21a² + 1.246a + 0.145, shaken
    /// (dry-shaken too) -1.567a² + 1.742a + 0.203. Our own figures: thrown 0.30, built on ice 0.10, blended 0.45, and 0
    /// without ice (layered, hot, neat, built without ice). A muddled drink counts by its other technique, else as
    /// built.
    ///
    /// Bar Assistant's table: shake .25, stir .20, build .10, blend .25, muddle .10, layer 0; thrown is missing there
    /// and counts as stirred.
    ///
    /// - Parameters:
    ///   - techniques: in the recipe's order; the first decides.
    ///   - strength: the alcohol of the mixed part by volume, 0 to 1.
    package func share(of techniques: [TechniqueKind], serving: ServingStyle, strength a: Double) -> Double {
        switch self {
        case .arnold:
            guard serving != .hot, serving != .neat else { return 0 }
            switch techniques.first(where: { $0 != .muddle }) ?? .build {
            case .stir: return -1.21 * a * a + 1.246 * a + 0.145
            case .shake, .dryShake: return -1.567 * a * a + 1.742 * a + 0.203
            case .throw: return 0.30
            case .blend: return 0.45
            case .layer: return 0
            case .build, .muddle: return serving.isOnIce ? 0.10 : 0
            }
        case .barAssistant:
            switch techniques.first ?? .build {
            case .shake, .dryShake, .blend: return 0.25
            case .stir, .throw: return 0.20
            case .build, .muddle: return 0.10
            case .layer: return 0
            }
        }
    }
}
