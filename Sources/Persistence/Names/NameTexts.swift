import Domain

/// What the index holds of a record's names: their forms, and the tokens that find them.
struct NameTexts {
    let names: String
    let tokens: String

    /// Makes it from the forms of the names, of which some may be the same.
    init(_ forms: [SearchableName]) {
        let distinct = forms.enumerated().filter { place, form in !forms[..<place].contains(form) }.map(\.element)
        names = NameForms.text(of: distinct)
        tokens = NameTokens.text(of: distinct)
    }
}
