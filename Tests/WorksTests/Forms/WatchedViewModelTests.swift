import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// The form that logs a watching.
@MainActor
struct WatchedViewModelTests {
    private let world = WorksWorld()
    private let work = WorkReference(
        id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film, year: 1927)

    private func form(_ entry: WatchedEntry? = nil) -> FormSubject {
        FormSubject(world) { $0.makeWatchedViewModel(work, entry, in: $1) }
    }

    private func log() async throws -> [WatchedEntry] {
        try await world.community.watched(of: world.me.id, work: nil, after: nil, limit: 9).rows
    }

    @Test func `an unsaved entry is restored and can be discarded`() async {
        let first = form()
        first.type("so many stairs", into: "note")
        first.type("negroni", into: "drink")
        first.input.leaveRequested.send()
        #expect(first.log.notes == ["leave?"])
        await LatestTask.settleAll()
        let second = form()
        await LatestTask.settleAll()
        #expect(second.text("note") == "so many stairs")
        #expect(second.message("drink") == "→ Negroni")
        #expect(second.text("draft") == "This is your draft (just now). Press ^X to discard it.")
        second.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(second.text("note") == "" && second.text("drink") == "" && second.message("drink") == "")
        #expect(!second.state.hasDraft)
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `an edited entry has its own draft until it is saved`() async throws {
        let entry = try await world.community.add(
            Watching(work: "metropolis", watchedAt: 86_400, drink: "negroni"), of: world.me.id)
        let first = form(entry)
        await LatestTask.settleAll()
        first.type("again", into: "note")
        await LatestTask.settleAll()
        let new = form()
        let second = form(entry)
        await LatestTask.settleAll()
        #expect(new.text("note") == "")
        #expect(second.text("note") == "again" && second.text("drink") == "Negroni")
        #expect(second.state.hasDraft)
        await second.save()
        #expect(try await log().first?.watching.note == "again")
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test(arguments: [
        ("2019", WatchedDate.year(2019)), ("2019-07", .month(year: 2019, month: 7)), ("", .unknown),
    ])
    func `a date given as a year, a month or nothing keeps that precision`(text: String, date: WatchedDate) async throws
    {
        let form = form()
        form.type(text, into: "time")
        await form.save()
        let entry = try #require(try await log().first)
        #expect(entry.watching.date == date)
        let changed = self.form(entry)
        await LatestTask.settleAll()
        #expect(changed.text("time") == text)
        changed.type("again", into: "note")
        await changed.save()
        #expect(try await log().first?.watching.date == date)
    }

    @Test func `the form starts with the current time and saves its input`() async throws {
        let form = form()
        #expect(form.text("time") == "2026-11-21 20:00")
        form.type("2026-11-20", into: "time")
        form.input.edited.send(.option(field: "rating", "9"))
        form.type("so many stairs", into: "note")
        form.type("negroni", into: "drink")
        await LatestTask.settleAll()
        #expect(form.message("drink") == "→ Negroni")
        await form.save()
        #expect(
            form.log.notes == [
                "done: Added to your log.", "offer: 2 characters in Metropolis are not dug yet. Dig them now?",
                "open run:metropolis", "close",
            ])
        let watching = try #require(try await log().first?.watching)
        #expect(watching.watchedAt == WorksWorld.now - 86_400)
        #expect(watching.rating == Rating(4.5))
        #expect(watching.note == "so many stairs")
        #expect(watching.drink == "negroni")
    }

    @Test func `neither a fully dug cast nor an edited entry offers a run`() async throws {
        for character in ["freder", "maria"] {
            try await world.community.vote(
                Ballot(Identifier(character), MBTI(text: "INFJ")), by: Author(world.me.id, type: nil), at: 1)
        }
        let new = form()
        await new.save()
        #expect(new.log.notes == ["done: Added to your log.", "close"])
        let entry = try #require(try await log().first)
        let changed = form(entry)
        await LatestTask.settleAll()
        changed.type("again", into: "note")
        await changed.save()
        #expect(changed.log.notes.last == "close")
        #expect(!changed.log.notes.contains { $0.hasPrefix("offer") })
    }

    @Test(arguments: [
        (
            "time", "yesterday",
            "Enter a date (2026-11-21), a date and time (2026-11-21 20:00), a month or a year, or leave it empty."
        ),
        (
            "time", "2026-02-30",
            "Enter a date (2026-11-21), a date and time (2026-11-21 20:00), a month or a year, or leave it empty."
        ),
        ("time", "2027-01-01", "The date is in the future."),
        ("drink", "zzz", "No drink has that name: try another, or leave it empty."),
    ])
    func `an invalid value is refused at its field`(field: String, text: String, message: String) async throws {
        let form = form()
        form.type(text, into: field)
        await LatestTask.settleAll()
        await form.save()
        #expect(form.message(field) == message)
        #expect(form.log.notes == ["focus: \(field)"])
        #expect(try await log().isEmpty)
    }

    @Test func `an entry can be edited or removed`() async throws {
        let entry = try await world.community.add(
            Watching(work: "metropolis", watchedAt: 86_400, drink: "negroni"), of: world.me.id)
        let form = form(entry)
        await LatestTask.settleAll()
        #expect(form.text("drink") == "Negroni")
        #expect(!form.state.isDirty)
        #expect(form.state.isRemovable)
        form.type("", into: "drink")
        await form.save()
        #expect(try await log().first?.watching.drink == nil)
        form.input.removeRequested.send()
        await LatestTask.settleAll()
        #expect(try await log().isEmpty)
    }

    @Test func `a watched film leaves the wish list, and the message says so`() async throws {
        try await world.community.setWished(true, "metropolis", by: Author(world.me.id, type: nil), at: 1)
        let form = form()
        await form.save()
        #expect(form.log.notes.first == "done: Added to your log and removed from your wish list.")
        #expect(try await world.community.page(of: "metropolis", for: Viewer(world.me.id))?.marks.isWished == false)
    }

    @Test func `a film can be logged as seen before, without a date`() async throws {
        let form = form()
        form.type("", into: "time")
        form.input.edited.send(.flag(field: "rewatch", true))
        await form.save()
        let entry = try #require(try await log().first)
        #expect(entry.watching.isUndated && entry.watching.isRewatch)
        let again = self.form(entry)
        #expect(again.text("time") == "" && !again.state.isDirty)
    }
}
