import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@MainActor
struct MemberWriterTests {
    @Test func `the message of an undoable change names the undo key, and no other does`() async {
        let bar = InMemoryBarRepository()
        let work = MemberWork()
        work.undo = UndoNote(
            newestStep: { try? await bar.newestStep(for: Profile.localID) }, text: { "Press u to undo." })
        let writer = MemberWriter(authorizer: PermissiveAuthorizer(work: work), strings: TestWords.english)
        let done = Recorded(writer.messages.done)
        // The second write changes nothing.
        for _ in 0..<2 {
            writer.write(.open(route: "bar"), saying: "There is gin.") {
                try await bar.change(BarChange(added: [Bottle(ingredient: "gin")]), of: Profile.localID)
            }
        }
        await work.settle()
        #expect(done.values == ["There is gin. Press u to undo.", "There is gin."])
    }

    /// The search of the settings' city list takes the key as text.
    @Test func `the message of a setting names the undo key only where a screen asks for it`() {
        let work = MemberWork()
        work.undo = UndoNote(newestStep: { 0 }, text: { "Press u to undo." })
        let writer = MemberWriter(authorizer: PermissiveAuthorizer(work: work), strings: TestWords.english)
        let (done, store) = (Recorded(writer.messages.done), StubSettingsStore())
        writer.apply(.homeCity("seoul"), to: store, saying: "Seoul.")
        writer.apply(.homeCity(nil), to: store, saying: "None.", namesUndo: true)
        #expect(done.values == ["Seoul.", "None. Press u to undo."])
    }

    @Test func `a write reports whether it changed something, or nothing without a text`() async {
        let work = MemberWork()
        let writer = MemberWriter(authorizer: PermissiveAuthorizer(work: work), strings: TestWords.english)
        let done = Recorded(writer.messages.done)
        writer.write(.open(route: "bar"), ifChanged: "Removed.", else: "Unchanged.") { true }
        writer.write(.open(route: "bar"), ifChanged: "Removed.", else: "Unchanged.") { false }
        writer.write(.open(route: "bar"), ifChanged: "Removed.") { false }
        writer.write(.open(route: "bar"), saying: nil) { true }
        await work.settle()
        #expect(done.values == ["Removed.", "Unchanged."])
    }
}
