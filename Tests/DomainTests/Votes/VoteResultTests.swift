import Domain
import TestSupport
import Testing

struct VoteResultTests {
    /// The counts of the example in the specification.
    private static let holmes: [String: Int] = [
        "INTP": 83, "INTJ": 67, "ENTP": 20, "ENTJ": 16, "ISTP": 6, "ISTJ": 5, "INFP": 5, "INFJ": 5, "ESTP": 4,
        "ENFP": 2,
        "ESTJ": 2, "ENFJ": 1, "ISFJ": 1,
    ]

    private func tally(_ counts: [String: Int]) throws -> VoteTally {
        VoteTally([nil: try Dictionary(uniqueKeysWithValues: counts.map { (try MBTI(text: $0), $1) })])
    }

    @Test func `the result equals the example in the specification`() throws {
        let result = VoteResult(try tally(Self.holmes), mine: try MBTI(text: "INTP"), guess: try MBTI(text: "ESFP"))
        #expect(result.votes == 217)
        #expect(result.axes.map(\.firstVotes) == [45, 199, 203, 97])
        #expect(result.axes.map(\.firstPercent) == [21, 92, 94, 45])
        #expect(result.axes.map(\.secondPercent) == [79, 8, 6, 55])
        #expect(result.crowd?.text == "INTP")
        #expect(result.types.prefix(5).map(\.percent) == [38, 31, 9, 7, 3])
        #expect(result.types.prefix(3).map(\.type.text) == ["INTP", "INTJ", "ENTP"])
        #expect(result.othersWithMine == 82)
        #expect(!result.crowdDiffersFromMostCommon)
        #expect(result.guess == nil)
        #expect(result.axes[3].isClose)
    }

    @Test func `a character without votes has no type`() {
        let result = VoteResult(VoteTally(), mine: nil, guess: nil)
        #expect(result.crowd == nil && result.votes == 0 && result.mostCommon.isEmpty)
        #expect(result.axes.allSatisfy { $0.firstPercent == 0 && $0.secondPercent == 0 })
        #expect(!result.crowdDiffersFromMostCommon)
        #expect(VotePeriod.periods([:], guess: nil).isEmpty)
    }

    @Test(
        arguments: [
            (["ENTP": 2, "INTP": 2], "INTJ", "xNTP", "INTP"),  // The common types differ on the axis: the guess says.
            (["ENTP": 2, "INTP": 2], "", "xNTP", "ENTP"),  // No guess: the first letter.
            (["ENTP": 2, "INTP": 1, "INTJ": 1], "INTJ", "xNTP", "ENTP"),  // The common type says.
            (["ENTP": 1, "ENFP": 1], "", "ENxP", "ENFP"),  // F stands before T.
        ] as [([String: Int], String, String, String)])
    func `a tie is shown as x and sorted by the rule for ties`(
        counts: [String: Int], guess: String, text: String, sortType: String
    ) throws {
        let crowd = try #require(CrowdType(tally(counts).byType, guess: guess.isEmpty ? nil : try MBTI(text: guess)))
        #expect(crowd.text == text)
        #expect(crowd.sortType == (try MBTI(text: sortType)))
        #expect(crowd.type == nil)
    }

    @Test func `the letters may form a type without votes`() throws {
        let result = VoteResult(
            try tally(["ENTJ": 1, "INFJ": 1, "INTP": 1, "ESTJ": 2, "ISFJ": 0]), mine: nil, guess: nil)
        #expect(result.crowd?.text == "ENTJ")
        #expect(result.mostCommon.map(\.text) == ["ESTJ"])
        #expect(result.crowdDiffersFromMostCommon)
    }

    @Test func `votes are grouped by the voter's type, voters without one last`() throws {
        let (infj, entp) = (try MBTI(text: "INFJ"), try MBTI(text: "ENTP"))
        let tally = VoteTally([infj: [entp: 1], nil: [infj: 1], entp: [entp: 2]])
        let result = VoteResult(tally, mine: nil, guess: nil)
        #expect(result.byVoter.map(\.voter) == [entp, infj, nil])
        #expect(result.view(of: nil)?.crowd.text == "INFJ")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `percentages add up, and crowd, tally and shares agree`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var tally = VoteTally()
        var votes: [(MBTI, MBTI?)] = []
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let type = MBTI.all[Int.random(in: 0..<16, using: &random)]
            let voter = random.chance(70) ? MBTI.all[Int.random(in: 0..<16, using: &random)] : nil
            tally.add(type, by: voter)
            votes.append((type, voter))
        }
        let result = VoteResult(tally, mine: nil, guess: nil)
        #expect(result.types.reduce(0) { $0 + $1.percent } == 100)
        #expect(result.types.reduce(0) { $0 + $1.votes } == result.votes)
        #expect(result.axes.allSatisfy { $0.firstPercent + $0.secondPercent == 100 && $0.votes == result.votes })
        #expect(result.byVoter.reduce(0) { $0 + $1.crowd.votes } == result.votes)
        let crowd = try #require(result.crowd)
        for (axis, letter) in zip(result.axes, crowd.letters) {
            #expect(letter == axis.leader)
            if let letter { #expect(crowd.sortType.letter(on: axis.axis) == letter) }
        }
        // Taking every vote back leaves none.
        for (type, voter) in votes { tally = tally.without(type, by: voter) }
        #expect(tally == VoteTally())
    }

    @Test func `members' votes come before the editor's guess, used only without other votes`() throws {
        let (guess, mine) = (try MBTI(text: "INFP"), try MBTI(text: "ESTJ"))
        let none = VoteResult(VoteTally(), mine: nil, guess: guess)
        #expect(none.guess == guess && none.type.shelfType == guess)
        let one = VoteResult(try tally(["ESTJ": 1]), mine: nil, guess: guess)
        #expect(one.guess == nil && one.type.guess == nil && one.type.shelfType == mine)
        let alone = VoteResult(try tally(["ESTJ": 1]), mine: mine, guess: guess)
        #expect(alone.guess == guess && alone.type.guess == guess)
        #expect(VoteResult(try tally(["ESTJ": 2]), mine: mine, guess: guess).guess == nil)
    }

    @Test(
        arguments: [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (10_000, 5), (nil, 5)]
            as [(Int?, Int)])
    func `the votes of most members of a small community settle a type`(members: Int?, votes: Int) throws {
        #expect(CrowdThreshold.settledVotes(of: members) == votes)
        for (count, isProvisional) in [(votes - 1, true), (votes, false)] {
            let result = VoteResult(try tally(["ESTJ": count]), mine: nil, guess: nil, members: members)
            #expect(result.isProvisional == isProvisional)
            let type = CharacterType(crowd: result.crowd, guess: nil, members: members)
            #expect(type.isProvisional == isProvisional)
        }
    }

    @Test func `a type's code is its position in the list of all types`() {
        for (place, type) in MBTI.all.enumerated() {
            #expect(type.code == place)
            #expect(MBTI(code: place) == type)
        }
        #expect(MBTI(code: 16) == nil && MBTI(code: -1) == nil)
    }

    @Test func `the votes of months accumulate`() throws {
        let (a, b) = (try MBTI(text: "INFJ"), try MBTI(text: "ENFP"))
        let periods = VotePeriod.periods([24_311: [b: 3], 24_310: [a: 2]], guess: nil)
        #expect(periods.map(\.text) == ["2025-11", "2025-12"])
        #expect(periods.map(\.crowd.votes) == [2, 5])
        #expect(periods.map(\.crowd.text) == ["INFJ", "ENFP"])
    }
}
