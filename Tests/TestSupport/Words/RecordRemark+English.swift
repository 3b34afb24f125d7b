package import Domain
import FeatureKit

extension RecordRemark {
    /// The text of a report in English.
    package var english: String { TransferText.remark(self, TestWords.english) }
}

extension ImportFailure {
    /// The text of a report in English.
    package var reason: String { TransferText.reason(self, TestWords.english) }
}
