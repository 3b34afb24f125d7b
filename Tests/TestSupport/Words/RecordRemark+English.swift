public import Domain
internal import FeatureKit

extension RecordRemark {
    /// What a report says of it in English.
    public var english: String { TransferText.remark(self, TestWords.english) }
}

extension ImportFailure {
    /// What a report says of it in English.
    public var reason: String { TransferText.reason(self, TestWords.english) }
}
