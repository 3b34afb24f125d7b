package import Domain
import FeatureKit

extension RecordRemark {
    /// What a report says of it in English.
    package var english: String { TransferText.remark(self, TestWords.english) }
}

extension ImportFailure {
    /// What a report says of it in English.
    package var reason: String { TransferText.reason(self, TestWords.english) }
}
