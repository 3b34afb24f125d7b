/// A long text that comes with the program.
public enum TextName: String, CaseIterable, Sendable {
    /// What is new.
    case notices
    /// Questions that are often asked.
    case faq
    /// The terms.
    case terms
    /// What is kept and where.
    case privacyPolicy = "privacy-policy"
    /// What the program is made with.
    case licences
    /// Version, marks, attributions.
    case about
}
