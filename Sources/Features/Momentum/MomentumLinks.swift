public import Domain

/// Where the feature leads outside of itself; the composition root fills it.
@MainActor
public struct MomentumLinks {
    /// Shows a work.
    public let showWork: @MainActor (Identifier<Work>) -> Void
    /// Shows a character's page.
    public let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Shows a review.
    public let showReview: @MainActor (Identifier<Review>) -> Void
    /// Shows what was made.
    public let showMade: @MainActor () -> Void
    /// Lets the member change nickname, type and introduction.
    public let editProfile: @MainActor () -> Void
    /// Leads to somebody to dig.
    public let dig: @MainActor () -> Void
    /// Leads to works.
    public let search: @MainActor () -> Void
    /// Lets the member export what is here.
    public let export: @MainActor () -> Void

    /// Makes exits.
    public init(
        showWork: @escaping @MainActor (Identifier<Work>) -> Void,
        showCharacter: @escaping @MainActor (Identifier<WorkCharacter>) -> Void,
        showReview: @escaping @MainActor (Identifier<Review>) -> Void, showMade: @escaping @MainActor () -> Void,
        editProfile: @escaping @MainActor () -> Void, dig: @escaping @MainActor () -> Void,
        search: @escaping @MainActor () -> Void, export: @escaping @MainActor () -> Void
    ) {
        self.showWork = showWork
        self.showCharacter = showCharacter
        self.showReview = showReview
        self.showMade = showMade
        self.editProfile = editProfile
        self.dig = dig
        self.search = search
        self.export = export
    }
}
