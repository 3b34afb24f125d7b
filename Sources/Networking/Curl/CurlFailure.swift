import CCurl

enum CurlFailure: Error {
    /// libcurl is missing or too old.
    case noLibrary
    case noHandle
    /// A header's name or value contains characters that could inject another header.
    case header
    case tooLarge
    case redirected(from: String, to: String)
    case tooManyRedirects
    /// libcurl's message and the system error; 0 for none.
    case transfer(CURLcode, words: String, system: Int32)
}

extension CurlFailure: CustomStringConvertible {
    /// Contains nothing of the request.
    var description: String {
        switch self {
        case .noLibrary: "the network cannot be asked: install libcurl"
        case .noHandle: "there is not enough memory to ask"
        case .header: "a header has a character that cannot be sent"
        case .tooLarge: "there are more bytes than are read"
        case .redirected(let host, let target): "\(host) sends requests on to \(target)"
        case .tooManyRedirects: "there are more redirects than are followed"
        case .transfer(_, let words, _): words
        }
    }
}
