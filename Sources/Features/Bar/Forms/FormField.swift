/// One thing a form asks for.
struct FormField: Hashable {
    /// How it is answered.
    enum Kind: Hashable {
        /// A line of text of so many characters.
        case text(limit: Int)
        /// A number, or a sum such as 2*30+15; nothing for not said.
        case number
        /// One of these, by its place.
        case choice([String])
    }

    /// Its name in the answers.
    let id: String
    /// What it asks.
    let label: String
    /// How it is answered.
    let kind: Kind
    /// What stands there at first; the place in digits for a choice.
    let value: String
    /// What an empty field shows.
    let placeholder: String

    init(_ id: String, _ label: String, _ kind: Kind, value: String = "", placeholder: String = "") {
        self.id = id
        self.label = label
        self.kind = kind
        self.value = value
        self.placeholder = placeholder
    }
}
