import Domain

struct NameTexts {
    let names: String
    let tokens: String

    /// - Parameter forms: may contain duplicates.
    init(_ forms: [SearchableName]) {
        let distinct = forms.enumerated().filter { place, form in !forms[..<place].contains(form) }.map(\.element)
        names = NameForms.text(of: distinct)
        tokens = NameTokens.text(of: distinct)
    }
}
