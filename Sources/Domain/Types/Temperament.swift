/// The four groups of types, each with its own colour on the screen.
public enum Temperament: String, CaseIterable, Sendable {
    /// NT.
    case rational = "nt"
    /// NF.
    case idealist = "nf"
    /// SJ.
    case guardian = "sj"
    /// SP.
    case artisan = "sp"
}
