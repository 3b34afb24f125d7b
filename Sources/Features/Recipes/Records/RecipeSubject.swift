import Domain

enum RecipeSubject: Hashable, Sendable {
    case new
    /// An own recipe to edit, or any other to copy as a variant.
    case drink(Identifier<Drink>)

    init(draftKey: String) { self = draftKey.isEmpty ? .new : .drink(Identifier(draftKey)) }

    var destination: RecipesDestination {
        switch self {
        case .new: .new
        case .drink(let id): .edit(id)
        }
    }

    var draftKey: String {
        switch self {
        case .new: ""
        case .drink(let id): id.rawValue
        }
    }
}

struct RecipeDrafts: Sendable {
    static let form = "recipe"

    let repository: any DraftRepository
    let profile: Identifier<Profile>

    /// Newest first.
    func newest(_ limit: Int) async throws -> [Draft] {
        try await repository.drafts(Self.form, of: profile, limit: limit)
    }

    func forget(about subject: RecipeSubject) async throws {
        try await repository.forget(Self.form, about: subject.draftKey, of: profile)
    }
}
