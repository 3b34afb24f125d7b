import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

@MainActor
struct NoteViewModelTests {
    private func state(
        of note: DrinkNote, _ world: SampleWorld = SampleWorld(), _ language: Language = .english
    ) async -> NoteState {
        let model = DrinksDIContainer(world.dependencies(language)).makeNoteViewModel(note)
        let output = model.transform(RefreshInput())
        #expect(output.state.value.phase == .loading)
        await LatestTask.settleAll()
        return output.state.value
    }

    @Test func `a glass shows its volume and its drawing`() async {
        let state = await state(of: .glass("rocks"))
        #expect(state.phase == .loaded)
        #expect(
            state.content
                == NoteContent(
                    title: "Rocks glass", detail: "300 ml", text: "Low and heavy.", art: ["|~~|", "|##|", "'--'"]))
    }

    @Test func `a tool and a technique are shown in Korean`() async {
        #expect(
            await state(of: .tool("jigger"), SampleWorld(), .korean).content == NoteContent(title: "지거", text: "잰다."))
        #expect(
            await state(of: .technique(.stir), SampleWorld(), .korean).content
                == NoteContent(title: "스터", text: "스푼으로 젓는다."))
    }

    @Test(arguments: [DrinkNote.glass("goblet"), .tool("hammer"), .technique(.throw)])
    func `an unknown note is named in the error`(note: DrinkNote) async {
        let state = await state(of: note)
        #expect(state.content == nil)
        guard case .failed(let reason) = state.phase else {
            Issue.record("\(state.phase)")
            return
        }
        #expect(reason.contains(note.route.split(separator: ":")[1]))
    }

    @Test func `a failed read is reported`() async {
        let world = SampleWorld()
        await world.drinks.fail(with: StoreError.diskFull)
        #expect(
            await state(of: .glass("rocks"), world).phase == .failed("The disk is full: free some space and try again.")
        )
    }

    @Test func `each note has its route`() {
        #expect(DrinkNote.glass("rocks").route == "glass:rocks")
        #expect(DrinkNote.tool("jigger").route == "tool:jigger")
        #expect(DrinkNote.technique(.dryShake).route == "technique:dry-shake")
    }
}
