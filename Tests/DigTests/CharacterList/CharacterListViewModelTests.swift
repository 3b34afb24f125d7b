import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// The lists of characters to dig.
@MainActor
struct CharacterListViewModelTests {
    @MainActor
    private struct Subject {
        let input = CharacterListViewModel.Input()
        let left: EventLog
        let states: Recorded<CharacterListState>
        private let model: CharacterListViewModel

        init(_ list: CharacterList, _ world: DigWorld) async {
            left = world.left
            model = world.container().makeListViewModel(list, in: world.flow())
            states = Recorded(model.transform(input).state)
            await LatestTask.settleAll()
        }

        var rows: [CharacterRow] { states.last?.list.rows ?? [] }
        var names: Set<String> { Set(rows.map(\.name)) }
        var arrangement: CharacterListArrangement? { states.last?.arrangement }
    }

    @Test func `the random list has every character, in another order after a shuffle`() async {
        let subject = await Subject(.random, DigWorld())
        #expect(subject.rows.count == 9)
        let before = subject.rows.map(\.name)
        subject.input.shuffleRequested.send()
        await LatestTask.settleAll()
        #expect(Set(before) == subject.names)
        #expect(subject.rows.map(\.name) != before)
        #expect(subject.states.last?.arrival == 1, "the first of another order is selected")
        subject.input.list.rowSelected.send(0)
        #expect(subject.left.notes == ["dig:\(subject.rows[0].character.id)"])
    }

    @Test func `a character skipped in the random list is not offered again anywhere`() async throws {
        let world = DigWorld()
        let subject = await Subject(.random, world)
        let first = try #require(subject.rows.first)
        subject.input.skipRequested.send(0)
        await LatestTask.settleAll()
        #expect(subject.rows.count == 9, "read once, when the store notifies")
        subject.input.list.refresh.send()
        await LatestTask.settleAll()
        #expect(!subject.names.contains(first.name) && subject.rows.count == 8)
        subject.input.shuffleRequested.send()
        await LatestTask.settleAll()
        #expect(!subject.names.contains(first.name))
        let offered = try await world.offers.list(20, for: Viewer(Profile.localID))
        #expect(offered.count == 8 && !offered.map(\.id).contains(first.character.id))
    }

    @Test func `a character skipped by a guest leaves the list`() async throws {
        var world = DigWorld()
        world.member = nil
        let subject = await Subject(.random, world)
        let first = try #require(subject.rows.first)
        subject.input.skipRequested.send(0)
        await LatestTask.settleAll()
        #expect(!subject.names.contains(first.name) && subject.rows.count == 8)
    }

    @Test func `the list filters by kind and by undug characters`() async throws {
        let world = DigWorld()
        let subject = await Subject(.random, world)
        subject.input.kindCycled.send()
        await LatestTask.settleAll()
        #expect(subject.arrangement?.kind == .animation)
        #expect(subject.names == ["Master Tom"])
        subject.input.kindCycled.send()
        subject.input.undugToggled.send()
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("INTP")), by: try #require(world.member), at: 1)
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.arrangement?.kind == .film)
        #expect(!subject.names.contains("Sherlock Holmes"))
        #expect(subject.names.contains("John Watson"))
    }

    @Test func `a dug row opens its result, another its form`() async throws {
        let world = DigWorld()
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("INTP")), by: try #require(world.member), at: DigWorld.now - 5)
        let subject = await Subject(.hot, world)
        #expect(subject.rows.map(\.name) == ["Sherlock Holmes"])
        #expect(subject.rows.first?.detail == "guess INTP · you too · 1 dig")
        #expect(subject.rows.allSatisfy { $0.isMine }, "no other member dug a character")
        subject.input.list.rowSelected.send(0)
        subject.input.workRequested.send(0)
        subject.input.pageRequested.send(0)
        subject.input.otherRequested.send()
        subject.input.list.rowSelected.send(7)
        #expect(
            subject.left.notes == ["result:holmes", "work:sherlock-holmes", "character:holmes", "replace dig/random"])
    }

    @Test func `no row of an undug character reveals a type`() async {
        let subject = await Subject(.random, DigWorld())
        for row in subject.rows {
            for type in MBTI.all { #expect(!row.detail.contains(type.text), "\(row.name)") }
        }
    }
}
