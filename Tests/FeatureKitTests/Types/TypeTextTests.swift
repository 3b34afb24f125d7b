import Domain
import FeatureKit
import TestSupport
import Testing

/// The text of a type in a row, by its visibility.
struct TypeTextTests {
    private let infp = MBTI.all.first { $0.text == "INFP" }
    private let entj = MBTI.all.first { $0.text == "ENTJ" }

    private func texts(_ visibility: TypeVisibility, _ strings: Strings = TestWords.english) -> [String] {
        [TypeText.short(visibility, strings), TypeText.withMine(visibility, strings)]
    }

    @Test func `with only a count of votes the own type is shown, without a question mark`() {
        let mine = TypeVisibility.open(CharacterType(crowd: nil, guess: nil, mine: infp))
        #expect(texts(mine) == ["you INFP", "you INFP"])
        #expect(texts(mine, TestWords.korean) == ["나 INFP", "나 INFP"])
    }

    @Test func `the own type is beside the crowd's type or the guess`() throws {
        let (infp, entj) = (try #require(infp), try #require(entj))
        let crowd = CrowdType([infp: 5], guess: nil)
        #expect(texts(.open(CharacterType(crowd: crowd, guess: nil, mine: entj))) == ["INFP", "INFP · you ENTJ"])
        #expect(texts(.open(CharacterType(crowd: crowd, guess: nil, mine: infp))) == ["INFP", "INFP · you too"])
        let guess = CharacterType(crowd: nil, guess: entj, mine: infp)
        #expect(texts(.open(guess)) == ["guess ENTJ", "guess ENTJ · you INFP"])
    }

    @Test func `a friend's vote precedes the editor's guess, the member's alone does not`() throws {
        let (infp, entj) = (try #require(infp), try #require(entj))
        let one = CrowdType([infp: 1], guess: entj)
        #expect(texts(.open(CharacterType(crowd: one, guess: entj))) == ["INFP", "INFP"])
        let alone = CharacterType(crowd: one, guess: entj, mine: infp)
        #expect(texts(.open(alone)) == ["guess ENTJ", "guess ENTJ · you INFP"])
        let two = CharacterType(crowd: CrowdType([infp: 2], guess: entj), guess: entj, mine: infp)
        #expect(texts(.open(two)) == ["INFP", "INFP · you too"])
    }

    @Test func `a masked or unknown type is a question mark`() {
        #expect(texts(.masked) == ["?", "?"])
        #expect(texts(.open(CharacterType(crowd: nil, guess: nil))) == ["?", "?"])
    }
}
