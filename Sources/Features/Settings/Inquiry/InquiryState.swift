internal import FeatureKit

/// What the form for a report shows.
struct InquiryState: Equatable {
    var fields: [FormField] = []
    var status = ""
    /// Whether the report is being written.
    var isBusy = false
    /// The file that was written last; empty for none.
    var path = ""
}
