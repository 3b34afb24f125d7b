internal import Domain
internal import FeatureKit
internal import Reactive

/// What the view models of forms have in common: their state, where the focus shall be, and one write at a time.
@MainActor
final class FormPort {
    let state = Observable(FormState())
    let focus = Signal<String>()
    let bag = SubscriptionBag()
    let writer: WorksWriter

    init(dependencies: WorksDIContainer.Dependencies, route: String) {
        writer = WorksWriter(
            authorizer: dependencies.authorizer, storeChanged: dependencies.storeChanged, strings: dependencies.strings,
            route: route)
    }

    /// What the screen gets.
    var output: FormOutput {
        FormOutput(
            state: state.readOnly, focusRequested: focus.events, done: writer.done.events, failed: writer.failed.events)
    }

    /// Shows fields.
    func show(_ fields: [FormField], title: String, isDirty: Bool, isRemovable: Bool = false) {
        state.send(
            FormState(phase: .loaded, title: title, fields: fields, isDirty: isDirty, isRemovable: isRemovable))
    }

    /// Waits until nothing is being written, for tests.
    func settle() async {
        await writer.settle()
    }
}
