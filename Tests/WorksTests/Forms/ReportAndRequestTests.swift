import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A report can be made once; requests show their outcome.
@MainActor
struct ReportAndRequestTests {
    private let world = WorksWorld()

    @Test func `a report needs a reason, is acknowledged and is sent once`() async throws {
        let id = try await world.review("Buy my books.", of: "holmes")
        func form() -> FormSubject {
            FormSubject(world) { $0.makeReportViewModel(of: id, in: $1) }
        }
        let first = form()
        await LatestTask.settleAll()
        first.input.saveRequested.send()
        #expect(first.message("reason") == "Choose a reason.")
        first.input.opened.send(.field("reason"))
        first.input.edited.send(.option(field: "reason", "promotion"))
        first.type("books", into: "text")
        await first.save()
        #expect(
            first.log.notes
                == ["focus: reason", "choose Reason ", "done: Thank you; your report was saved.", "close"])
        let second = form()
        await LatestTask.settleAll()
        #expect(second.text("made") == "You already reported this on 21 Nov: advertising.")
        #expect(second.state.fields.count == 1)
        #expect(try await world.community.report(on: id, by: world.me.id)?.text == "books")
    }

    @Test func `the form offers seven reasons, each in words`() async throws {
        let id = try await world.review("Buy my books.", of: "holmes")
        let form = FormSubject(world, .korean) { $0.makeReportViewModel(of: id, in: $1) }
        await LatestTask.settleAll()
        guard case .choice(let options, _) = form.state.fields.first(where: { $0.id == "reason" })?.control else {
            Issue.record("no reasons")
            return
        }
        #expect(options.first?.title == "하나를 고르세요", "before a reason is chosen")
        #expect(options.dropFirst().count == 7)
        #expect(options.allSatisfy { !$0.title.hasPrefix("report.") })
    }

    @Test func `an unsent report is restored, and a sent one is not`() async throws {
        let id = try await world.review("Buy my books.", of: "holmes")
        func form() async -> FormSubject {
            let form = FormSubject(world) { $0.makeReportViewModel(of: id, in: $1) }
            await LatestTask.settleAll()
            return form
        }
        let first = await form()
        first.input.edited.send(.option(field: "reason", "promotion"))
        first.type("books", into: "text")
        first.input.leaveRequested.send()
        #expect(first.log.notes == ["leave?"])
        let second = await form()
        #expect(second.text("reason") == "promotion" && second.text("text") == "books")
        #expect(second.state.fields.first?.id == "draft" && second.state.hasDraft)
        await second.save()
        #expect(await world.keptTexts.drafts.isEmpty)
        let third = FormSubject(world) { $0.makeReportViewModel(of: "9", in: $1) }
        await LatestTask.settleAll()
        #expect(third.text("text") == "")
    }

    @Test func `an unsent request is restored for the same work and can be discarded`() async {
        func form(_ title: String) async -> FormSubject {
            let form = FormSubject(world) { $0.makeRequestsViewModel(title: title, kind: .film, in: $1) }
            await LatestTask.settleAll()
            return form
        }
        await form("Metropolis").type("Josaphat", into: "name")
        #expect(await form("Sunrise").text("name") == "")
        let again = await form("Metropolis")
        #expect(again.text("name") == "Josaphat" && again.state.hasDraft)
        again.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(again.text("name") == "" && again.text("title") == "Metropolis")
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `a character can be requested, listed and withdrawn`() async throws {
        let form = FormSubject(world) { $0.makeRequestsViewModel(title: "Metropolis", kind: .film, in: $1) }
        await LatestTask.settleAll()
        form.input.saveRequested.send()
        #expect(form.message("name") == "Enter the work and the character.")
        form.type("Josaphat", into: "name")
        await form.save()
        form.input.refresh.send()
        await LatestTask.settleAll()
        #expect(form.text("requests") == "Josaphat · Metropolis|open 21 Nov")
        #expect(form.text("name") == "")
        // The work exists, so its cast grows and no second work is created.
        form.input.opened.send(.row("requests", 0))
        await LatestTask.settleAll()
        #expect(form.log.notes == ["focus: name", "done: Requested Josaphat.", "add Josaphat to metropolis"])
        form.input.edited.send(.removeRow(field: "requests", 0))
        await LatestTask.settleAll()
        form.input.refresh.send()
        await LatestTask.settleAll()
        #expect(form.text("requests") == "Josaphat · Metropolis|withdrawn 21 Nov")
    }

    @Test func `a request for a missing work starts that work`() async throws {
        let form = FormSubject(world) { $0.makeRequestsViewModel(title: "Sunrise", kind: .film, in: $1) }
        await LatestTask.settleAll()
        form.type("The Man", into: "name")
        await form.save()
        form.input.refresh.send()
        await LatestTask.settleAll()
        form.input.opened.send(.row("requests", 0))
        await LatestTask.settleAll()
        #expect(form.log.notes.last == "own The Man")
    }
}
