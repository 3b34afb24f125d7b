/// The forms of names that were searched before. To fold a name and to write it in letters costs more than to compare it,
/// and the next key asks for the same names.
actor SearchableNames {
    /// So many names are remembered; then it begins anew.
    private static let most = 2_000

    private var known: [LocalizedText: [SearchableName]] = [:]

    /// Every form of each name.
    func forms(of names: [LocalizedText]) -> [[SearchableName]] {
        if known.count > Self.most { known = [:] }
        return names.map { name in
            if let forms = known[name] { return forms }
            let forms = SearchableName.forms(of: [name.english, name.korean])
            known[name] = forms
            return forms
        }
    }
}
