struct JSONRecord {
    enum Content {
        case bytes([UInt8])
        /// Why its bytes are missing.
        case flaw(ExchangeFlaw)
    }

    /// The name of the list that contains it; empty for a list without a name, and for a record that is the whole file.
    let key: String
    /// Its number in the list, from 1; 0 for a member of the file that is not a list.
    let number: Int
    let content: Content
}
