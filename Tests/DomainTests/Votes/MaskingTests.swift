import Domain
import Testing

struct MaskingTests {
    private let work = WorkReference(
        id: "w", title: LocalizedText(english: "Work", korean: "작품"), kind: .film, year: 1927)

    private func character(_ visibility: TypeVisibility) -> CharacterSummary {
        CharacterSummary(
            id: "somebody", name: LocalizedText(english: "Somebody", korean: "누군가"), work: work, visibility: visibility)
    }

    @Test func `a type is visible only after a dig, a reveal or by the setting`() throws {
        let type = CharacterType(crowd: nil, guess: try MBTI(text: "INFJ"))
        func visibility(_ isDug: Bool, _ isRevealed: Bool, _ seesAll: Bool) -> TypeVisibility {
            TypeVisibility(
                isDug: isDug, isRevealed: isRevealed, viewer: Viewer("me", seesAllTypes: seesAll), type: type)
        }
        #expect(visibility(false, false, false).isMasked)
        #expect(visibility(true, false, false).type == type)
        #expect(visibility(false, true, false).type == type)
        #expect(visibility(false, false, true).type == type)
    }

    @Test func `a masked character exposes no type, even in a dump`() throws {
        var text = ""
        dump(character(.masked), to: &text)
        for type in MBTI.all { #expect(!text.contains(type.text)) }
    }

    @Test func `a row of a list by type does not name masked characters`() throws {
        #expect(TypedRow(character(.masked)) == .someone(work: work, count: 1))
        let open = character(.open(CharacterType(crowd: nil, guess: nil)))
        #expect(TypedRow(open) == .known(open))
        var text = ""
        dump(TypedRow(character(.masked)), to: &text)
        #expect(!text.contains("omebody"))
    }

    @Test func `another member's vote is masked with the type`() throws {
        let vote = try MBTI(text: "ENTJ")
        #expect(DugCharacter(character: character(.masked), vote: vote, at: 0).vote == nil)
        let open = character(.open(CharacterType(crowd: nil, guess: nil)))
        #expect(DugCharacter(character: open, vote: vote, at: 0).vote == vote)
    }

    @Test func `a spoiler is returned only on request`() {
        let text = SpoilerText("He did it.", isSpoiler: true)
        #expect(text.shown == nil)
        #expect(text.revealed() == "He did it.")
        #expect(SpoilerText("A fine hat.", isSpoiler: false).shown == "A fine hat.")
    }

    @Test func `compatibility counts leads double and leaves out masked characters`() throws {
        let mine = try MBTI(text: "INFJ")
        let half = try #require(
            Compatibility(of: mine, with: [(mine, true), (try MBTI(text: "ESTP"), false)]))
        #expect(half.percent == 67)
        #expect(Compatibility(of: mine, with: []) == nil)
        #expect(Compatibility(of: mine, cast: [character(.masked)]) == nil)
    }
}
