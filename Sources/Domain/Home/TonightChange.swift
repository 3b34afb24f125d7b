/// Why a suggestion took the place of another.
public enum TonightChange: String, CaseIterable, Sendable {
    /// The member asked for another.
    case asked
    /// The bar can no longer make the drink before.
    case notMakeable
    /// The drink before is no longer in the catalogue.
    case gone
}
