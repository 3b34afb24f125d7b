/// The formats recipes are exchanged in.
public enum ExchangeFormat: String, CaseIterable, Sendable {
    /// Our own: JSON, versioned, lossless, deterministic.
    case dimo
    /// Bar Assistant's datapack and its recipe schema, drafts 02 and 04.
    case barAssistant = "bar-assistant"
    /// An answer of TheCocktailDB's JSON interface.
    case theCocktailDB = "thecocktaildb"
    /// One row a line of a recipe, with a header.
    case csv
    /// Recipe cards for people; written, never read.
    case markdown

    /// The formats that can be read.
    public static let readable: [ExchangeFormat] = [.dimo, .barAssistant, .theCocktailDB, .csv]
    /// The formats that can be written.
    public static let writable: [ExchangeFormat] = [.dimo, .barAssistant, .csv, .markdown]
}
