/// Where the page of the member's data leads.
struct DataActions {
    let show: @MainActor (TransferDestination) -> Void
}
