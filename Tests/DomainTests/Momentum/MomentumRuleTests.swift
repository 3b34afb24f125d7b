import Domain
import TestSupport
import Testing

struct MomentumRuleTests {
    private func type(_ text: String) throws -> MBTI { try MBTI(text: text) }

    private func axes(_ firsts: [Int], of votes: Int) -> [AxisResult] {
        zip(MBTIAxis.allCases, firsts).map { AxisResult(axis: $0, firstVotes: $1, secondVotes: votes - $1) }
    }

    @Test(arguments: [(3, nil), (4, 100)])
    func `a month compares with the crowd once four digs have enough other votes`(compared: Int, points: Int?) throws {
        let (intj, title) = (try type("INTJ"), LocalizedText(english: "Maria", korean: "마리아"))
        // Six others said ESTJ.
        let vote = ComparedVote(mine: intj, all: axes([6, 1, 7, 7], of: 7))
        let dig = MonthRecord.Dig(name: title, work: title, type: intj, at: 0, isRevote: false)
        let record = MonthRecord(
            month: LocalMonth(LocalDay(daysSince1970: 0)), digs: Array(repeating: dig, count: 5), films: [], drinks: [],
            ethanol: 0, reviews: 0, days: [], hasFirstDig: false,
            agreement: CrowdAgreement(Array(repeating: vote, count: compared)))
        #expect(record.bias?.points == points)
    }

    @Test(arguments: [(["INTJ", "INFP", "ISTP", "ESFJ"], nil), (["INTJ", "INFP", "ISTP", "ISFJ"], 4)])
    func `a monthly leaning needs four digs with the same letter`(types: [String], count: Int?) throws {
        let title = LocalizedText(english: "Maria", korean: "마리아")
        let record = MonthRecord(
            month: LocalMonth(LocalDay(daysSince1970: 0)),
            digs: try types.map {
                MonthRecord.Dig(name: title, work: title, type: try type($0), at: 0, isRevote: false)
            }, films: [], drinks: [], ethanol: 0, reviews: 0, days: [], hasFirstDig: false,
            agreement: CrowdAgreement([]))
        #expect(record.bias?.count == count)
    }

    @Test func `the member's own vote is removed before the comparison`() throws {
        // Six votes, mine ENTJ among them: the five others say E 1, N 5, T 2, J 0.
        let vote = ComparedVote(mine: try type("ENTJ"), all: axes([2, 6, 3, 1], of: 6))
        #expect(vote.otherVotes == 5)
        #expect(vote.others.map(\.firstVotes) == [1, 5, 2, 0])
        let agreement = CrowdAgreement([vote])
        #expect(agreement.compared == 1 && agreement.skipped == 0)
        #expect(agreement.equalLetters == 1 && agreement.letters == 4)
        #expect(agreement.percent == 25)
        #expect(agreement.biases.map(\.roundedPoints) == [80, 0, 60, 100])
        #expect(agreement.biases.map(\.letter) == ["E", nil, "T", "J"])
    }

    @Test func `four other votes are too few, and the dig counts as skipped`() throws {
        let agreement = CrowdAgreement([ComparedVote(mine: try type("ENTJ"), all: axes([5, 5, 5, 5], of: 5))])
        #expect(agreement.compared == 0 && agreement.skipped == 1)
        #expect(agreement.percent == nil && agreement.share == nil && agreement.biases.isEmpty)
    }

    @Test func `two other votes are enough in a community of four`() throws {
        let votes = try [2, 3].map { ComparedVote(mine: try type("ENTJ"), all: axes([$0, $0, $0, $0], of: $0)) }
        let agreement = CrowdAgreement(votes, members: 4)
        #expect(agreement.leastOthers == 2 && agreement.compared == 1 && agreement.skipped == 1)
        #expect(CrowdAgreement(votes).leastOthers == 5 && CrowdAgreement(votes, members: 100).leastOthers == 5)
    }

    @Test func `an axis on which the other votes tie is not compared`() throws {
        // The six others: E 3, so no letter; N, T, J by all.
        let vote = ComparedVote(mine: try type("ENTJ"), all: axes([4, 7, 7, 7], of: 7))
        let agreement = CrowdAgreement([vote])
        #expect(agreement.letters == 3 && agreement.equalLetters == 3 && agreement.percent == 100)
        #expect(agreement.biases.map(\.roundedPoints) == [50, 0, 0, 0])
    }

    @Test func `two members are compared letter by letter`() throws {
        let comparison = MomentumComparison([
            (try type("ENTJ"), try type("ENTP")), (try type("INFJ"), try type("ENFJ")),
        ])
        #expect(comparison.characters == 2)
        #expect(comparison.equalLetters == 6 && comparison.percent == 75)
        #expect(comparison.byAxis == [1, 2, 2, 1])
        #expect(MomentumComparison([]).percent == nil)
    }

    @Test func `the calendar starts on a Monday, ends today, and a day starts at five`() {
        let zone = FixedLocalTime(hoursEast: 9)
        // Saturday 21 November 2026, 19:40 in Seoul.
        let now: Int64 = 1_795_257_600
        let moments = [
            ActivityMoment(.dig, at: now), ActivityMoment(.drink, at: now - 14 * 3_600),
            ActivityMoment(.film, at: now - 16 * 3_600), ActivityMoment(.dig, at: now + 86_400 * 9),
            ActivityMoment(.dig, at: now - 86_400 * 400),
        ]
        let calendar = ActivityCalendar(moments, now: now, localTime: zone)
        #expect(calendar.days.count == 52 * 7 + 6)
        #expect(calendar.days.first?.weekday == 0)
        #expect(calendar.days.last?.weekday == 5)
        #expect(calendar.total == 3)
        #expect(calendar.days.last?.counts == [.dig: 1, .drink: 1])
        #expect(calendar.days.dropLast().last?.counts == [.film: 1])
        #expect(calendar.streak == 2)
        #expect(calendar.most == 2)
        #expect(calendar.days.suffix(2).map(calendar.shade) == [2, 4])
    }

    @Test func `a streak lasts until yesterday is over`() {
        let zone = FixedLocalTime()
        let now: Int64 = 1_795_257_600
        let days = ActivityCalendar([ActivityMoment(.dig, at: now - 86_400)], now: now, localTime: zone)
        #expect(days.streak == 1)
        #expect(ActivityCalendar([], now: now, localTime: zone).streak == 0)
        #expect(ActivityCalendar([], now: now, localTime: zone).days.allSatisfy { $0.total == 0 })
    }
}
