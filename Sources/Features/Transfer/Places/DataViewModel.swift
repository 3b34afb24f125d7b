import Domain
import FeatureKit
import Reactive

@MainActor
final class DataViewModel: ViewModel {
    typealias Input = TransferInput
    typealias Output = TransferOutput

    private let backupService: any BackupService
    private let flow: Flow<TransferStep>
    private let strings: Strings
    private let bag = SubscriptionBag()

    init(backupService: any BackupService, flow: Flow<TransferStep>, strings: Strings) {
        self.backupService = backupService
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: TransferInput) -> TransferOutput {
        input.form.opened.observe { [flow] target in
            TransferDestination(rawValue: target.field).map { flow.show(.destination($0)) }
        }.store(in: bag)
        return TransferOutput(state: .constant(TransferState(fields: fields)), messages: .none, focusRequested: .never)
    }

    private var fields: [FormField] {
        let places: [TransferDestination] = [.importing, .pulling, .exporting, .backup, .restore]
        let buttons = places.map { place in
            FormField(
                place.rawValue, label: strings["transfer.\(place.rawValue).title"], .button,
                message: FormMessage(strings["transfer.\(place.rawValue).what"], kind: .hint))
        }
        let files = backupService.files.map { file in
            FormField("file-\(file.name)", .note("\(strings["transfer.file.\(file.name)"]): \(file.path)"))
        }
        return buttons + [FormField("files", .note(strings["transfer.files"]))] + files
    }
}
