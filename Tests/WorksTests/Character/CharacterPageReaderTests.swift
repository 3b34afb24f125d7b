import Domain
import FeatureKit
import TestSupport
import Testing

@testable import Works

/// A character's page requested by an id from before a merge.
@MainActor
struct CharacterPageReaderTests {
    /// A community in which a second id means the same character.
    private struct Renamed: CharacterRepository {
        let characters: any CharacterRepository
        let old: Identifier<WorkCharacter>
        let present: Identifier<WorkCharacter>

        func character(_ id: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> CharacterSummary? {
            try await characters.character(id == old ? present : id, for: viewer)
        }

        func characters(
            _ ids: [Identifier<WorkCharacter>], for viewer: Viewer
        ) async throws -> [CharacterSummary] {
            try await characters.characters(ids.map { $0 == old ? present : $0 }, for: viewer)
        }

        func characters(
            in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?,
            limit: Int
        ) async throws -> Page<CharacterSummary> { Page() }

        func hot(
            since: Int64, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
        ) async throws -> Page<HotCharacter> { Page() }

        func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws {}

        func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool { false }
    }

    @Test func `a renamed character's reviews are counted, and it is not listed beside itself`() async throws {
        let world = WorksWorld()
        try await world.review("Cold but fair.", of: "holmes")
        let reader = CharacterPageReader(
            works: world.community,
            characters: Renamed(characters: world.community, old: "sherlock", present: "holmes"),
            reviews: world.community,
            crowd: CrowdReader(
                clock: FixedClock(WorksWorld.now), localTime: FixedLocalTime(), strings: TestWords.english
            ) { _ in nil },
            viewer: { Viewer(Profile.localID) })
        let contents = try await reader.contents(of: "sherlock", by: .newest, reviewLimit: 5)
        #expect(contents.reviewCount == 1 && contents.reviews.rows.count == 1)
        #expect(contents.others.count == 5 && !contents.others.contains { $0.id == "holmes" })
    }
}
