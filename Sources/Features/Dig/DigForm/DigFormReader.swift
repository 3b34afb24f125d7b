import Domain
import FeatureKit

struct DigFormReading: Sendable {
    let character: CharacterSummary
    /// The member's earlier vote; nil for a first dig.
    let vote: CastVote?
    /// Whether the vote goes to a community server.
    let isOfServer: Bool
}

/// Reads a character and the member's earlier vote. Also adds the character to the recent searches.
struct DigFormReader: Sendable {
    let characters: any CharacterRepository
    let votes: any VoteRepository
    let search: any SearchRepository
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer
    let clock: any WallClock

    /// Throws `NotFound` for an unknown character.
    func read(_ id: Identifier<WorkCharacter>) async throws -> DigFormReading {
        let viewer = await viewer()
        guard let character = try await characters.character(id, for: viewer) else { throw NotFound(id: id.rawValue) }
        guard let profile = viewer.profile else {
            return DigFormReading(character: character, vote: nil, isOfServer: false)
        }
        try await search.remember(character: id, of: profile, at: clock.now())
        return DigFormReading(
            character: character, vote: try await votes.vote(on: id, by: profile),
            isOfServer: try await !crowd.age(of: .character(id)).isEmpty)
    }
}

struct DigDraft: Hashable, Sendable {
    let letters: [MBTIAxis: Character]
    let reason: String
}

extension DigDraft {
    init(_ ballot: Ballot) {
        self.init(
            letters: Dictionary(uniqueKeysWithValues: MBTIAxis.allCases.map { ($0, ballot.type.letter(on: $0)) }),
            reason: ballot.reason ?? "")
    }

    /// The stored form of a draft, with the letters in any order.
    private struct Kept: Codable {
        let letters: String
        let reason: String
    }

    var text: String {
        DraftText.encode(
            Kept(letters: String(MBTIAxis.allCases.compactMap { letters[$0] }), reason: reason))
    }

    init?(text: String) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        let picked = MBTIAxis.allCases.compactMap { axis in
            kept.letters.first { $0 == axis.first || $0 == axis.second }.map { (axis, $0) }
        }
        self.init(letters: Dictionary(firstOf: picked), reason: kept.reason)
    }

    static let empty = DigDraft(letters: [:], reason: "")

    var type: MBTI? {
        guard letters.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { letters[$0] == $0.second }
    }
}
