/// Why a suggestion replaced the previous one.
public enum TonightChange: String, CaseIterable, Sendable {
    /// The member asked for another.
    case asked
    /// The bar can no longer make the previous drink.
    case notMakeable
    /// The previous drink is no longer in the catalogue.
    case gone
}
