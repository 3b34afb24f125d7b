import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

/// A form on its screen: the inputs its keys send, and when they are available.
@MainActor
struct FormScreenTests {
    /// A form with one name, whose store can be made to fail.
    @MainActor
    private final class NameViewModel: FormViewModel {
        let session: FormSession
        var isFailing = false

        init(authorizer: any MemberAuthorizer = PermissiveAuthorizer()) {
            session = FormSession(
                authorizer: authorizer, strings: TestWords.english, describe: { error, _ in "said: \(error)" })
        }

        func transform(_ input: FormInput) -> FormOutput {
            input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
            input.refresh.observe { [weak self] in self?.read() }.store(in: session.bag)
            read()
            return session.output
        }

        private func read() {
            guard !isFailing else { return session.state.update { $0.phase = .failed("no") } }
            session.show([FormField("name", label: "Name", .text("mina"))], title: "Name", isDirty: true)
        }

        private func save() {
            session.save(.open(route: "name")) { [isFailing] in
                if isFailing { throw StoreError.diskFull }
            } done: {
                "saved"
            }
        }
    }

    private let host = StubScreenHost()

    private func screen(_ model: NameViewModel) -> FormScreen<NameViewModel> {
        let screen = FormScreen(route: "name", viewModel: model, strings: TestWords.english)
        screen.load(in: host)
        return screen
    }

    private func press(_ key: Key, on screen: FormScreen<NameViewModel>) {
        KeyMap().action(for: key, in: screen.actions.filter(\.isEnabled))?.perform()
    }

    @Test func `a form saves once, accepts no changes until then, and closes`() async {
        let screen = screen(NameViewModel())
        press(.control("s"), on: screen)
        #expect(screen.actions.isEmpty && !screen.isCapturingText)
        #expect(screen.handle(.key(.character("x"))) == .ignored)
        await LatestTask.settleAll()
        #expect(host.toasts.map(\.text) == ["saved"])
        #expect(host.backCount == 1)
    }

    @Test func `a failed save keeps the form open and shows the feature's error text`() async {
        let model = NameViewModel()
        let screen = screen(model)
        model.isFailing = true
        press(.control("s"), on: screen)
        await LatestTask.settleAll()
        #expect(host.toasts.map(\.text) == ["said: diskFull"])
        #expect(host.backCount == 0)
        #expect(!screen.actions.isEmpty)
    }

    @Test func `a save without permission goes to the authorizer, and typing continues`() {
        let screen = screen(NameViewModel(authorizer: GuestAuthorizer { _ in }))
        press(.control("s"), on: screen)
        #expect(screen.state?.isSaving == false && screen.isCapturingText)
    }

    @Test func `a form that could not be read is read again by the named key`() {
        let model = NameViewModel()
        model.isFailing = true
        let screen = screen(model)
        #expect(screen.state?.phase == .failed("no"))
        model.isFailing = false
        press(.character("r"), on: screen)
        #expect(screen.state?.phase == .loaded)
    }
}
