import Domain

extension Journal {
    /// The subject of a step whose record may be gone when the step is shown: its name in both languages.
    static func subject(named name: LocalizedText) -> String {
        let (english, korean) = (name.english, name.korean)
        return "\(english.isEmpty ? korean : english)\t\(korean.isEmpty ? english : korean)"
    }
}
