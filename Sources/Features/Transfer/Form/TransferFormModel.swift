internal import Reactive

/// The view model of a form that moves data.
@MainActor
protocol TransferFormModel: AnyObject {
    func transform(_ input: TransferFormInput) -> TransferFormOutput
}
