/// The known ways of mixing; dilution and difficulty follow from them.
public enum TechniqueKind: String, CaseIterable, Sendable {
    /// Poured together in the serving glass.
    case build
    /// Stirred with ice in a mixing glass.
    case stir
    /// Shaken with ice.
    case shake
    /// Shaken without ice first, for foam.
    case dryShake = "dry-shake"
    /// Crushed with a muddler.
    case muddle
    /// Blended with ice.
    case blend
    /// Floated in layers.
    case layer
    /// Poured from tin to tin.
    case `throw`
}
