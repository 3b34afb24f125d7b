import Domain

/// What is wrong with a field of a record, or with the whole record if the field is empty.
struct ExchangeFlaw: Error, Hashable {
    let remark: RecordRemark

    init(field: String, _ sentence: RecordRemark.Sentence, _ values: [String] = []) {
        remark = RecordRemark(sentence, values, field: field)
    }

    func below(_ field: String) -> ExchangeFlaw {
        let path = remark.field.isEmpty ? field : "\(field): \(remark.field)"
        return ExchangeFlaw(field: path, remark.sentence, remark.values)
    }
}
