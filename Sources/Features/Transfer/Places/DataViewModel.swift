internal import Domain
internal import FeatureKit
internal import Reactive

/// The page of the member's data: what can be done with it, and where the files are.
@MainActor
final class DataViewModel: TransferFormModel {
    private let dependencies: TransferDIContainer.Dependencies
    private let actions: DataActions
    private let state = Observable(TransferFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()

    init(dependencies: TransferDIContainer.Dependencies, actions: DataActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: TransferFormInput) -> TransferFormOutput {
        state.send(TransferFormState(fields: fields))
        input.opened.observe { [weak self] target in
            if let place = TransferDestination(rawValue: target.field) { self?.actions.show(place) }
        }.store(in: bag)
        return TransferFormOutput(
            state: state.readOnly, done: done.events, failed: failed.events, flawed: flawed.events)
    }

    private var fields: [FormField] {
        let strings = dependencies.strings
        let places: [TransferDestination] = [.importing, .exporting, .backup, .restore]
        let buttons = places.map { place in
            FormField(
                place.rawValue, label: strings["transfer.\(place.rawValue).title"], .button,
                message: FormMessage(strings["transfer.\(place.rawValue).what"], kind: .hint))
        }
        let files = dependencies.backupService.files.map { file in
            FormField("file-\(file.name)", .note("\(strings["transfer.file.\(file.name)"]): \(file.path)"))
        }
        return buttons + [FormField("files", .note(strings["transfer.files"]))] + files
    }
}
