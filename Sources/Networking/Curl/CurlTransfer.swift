import CCurl
import Domain
import Foundation

/// A call being transferred by libcurl. Confined to the thread of transfers, like its handle.
final class CurlTransfer {
    private static let connectTimeout = 5_000

    let call: CurlCall
    let handle: CurlHandle
    private let library: CurlLibrary
    private let words = UnsafeMutablePointer<CChar>.allocate(capacity: CC_ERROR_SIZE)
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var head = CurlHead()
    private var body = Data()
    private var isTooLarge = false

    init(_ call: CurlCall, _ library: CurlLibrary) throws(CurlFailure) {
        guard let handle = library.easyInit() else { throw .noHandle }
        self.call = call
        self.handle = handle
        self.library = library
        words.initialize(repeating: 0, count: CC_ERROR_SIZE)
        describe(call.request)
        try trust(call.request)
    }

    deinit {
        library.easyCleanup(handle)
        library.listFree(headers)
        words.deallocate()
    }

    func result(_ code: CURLcode) -> Result<CurlAnswer, any Error> {
        if isTooLarge { return .failure(CurlFailure.tooLarge) }
        if head.isComplete, !head.isWanted { return .success(CurlAnswer(head: head, body: body)) }
        switch code {
        case CURLE_OK:
            return .success(CurlAnswer(head: head, body: body))
        default:
            return .failure(failure(code))
        }
    }

    private func describe(_ request: CurlRequest) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        set(CURLOPT_URL, request.url)
        set(CURLOPT_PROTOCOLS, CC_PROTOCOLS_OF_HTTP)
        // Redirects are followed by `CurlRequest.redirected(to:)` instead.
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_CONNECTTIMEOUT_MS, Self.connectTimeout)
        set(CURLOPT_HTTP_VERSION, CC_HTTP_2_OVER_TLS)
        set(CURLOPT_SSLVERSION, CC_TLS_1_2)
        set(CURLOPT_ACCEPT_ENCODING, "gzip")
        // A signal would affect the whole program.
        set(CURLOPT_NOSIGNAL, 1)
        // Cancellation must not wait for a running name lookup.
        set(CC_QUICK_EXIT, 1)
        // A proxy's own headers are not part of the answer.
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        set(CURLOPT_PROXY, request.proxy?.address ?? "")
        _ = cc_set_close_on_exec(library.easySetOption, handle)
        _ = cc_set_pointer(library.easySetOption, handle, CURLOPT_ERRORBUFFER, words)
        _ = cc_set_pointer(library.easySetOption, handle, CURLOPT_HEADERDATA, context)
        _ = cc_set_callback(library.easySetOption, handle, CURLOPT_HEADERFUNCTION) { bytes, _, count, context in
            CurlTransfer.of(context)?.takeHead(UnsafeRawBufferPointer(start: bytes, count: count)) == true ? count : 0
        }
        _ = cc_set_pointer(library.easySetOption, handle, CURLOPT_WRITEDATA, context)
        _ = cc_set_callback(library.easySetOption, handle, CURLOPT_WRITEFUNCTION) { bytes, _, count, context in
            CurlTransfer.of(context)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: count)) == true ? count : 0
        }
        for line in request.headers { headers = library.listAppend(headers, line) }
        _ = cc_set_pointer(library.easySetOption, handle, CURLOPT_HTTPHEADER, headers)
        describeMethod(request)
    }

    private func trust(_ request: CurlRequest) throws(CurlFailure) {
        let isPinned = request.pinnedKey != nil
        set(CURLOPT_SSL_VERIFYPEER, isPinned ? 0 : 1)
        set(CURLOPT_SSL_VERIFYHOST, isPinned ? 0 : 2)
        if let file = request.authorities, !isPinned { set(CURLOPT_CAINFO, file) }
        guard let key = request.pinnedKey else { return }
        // The key alone decides: without this option nothing would be checked.
        guard cc_set_text(library.easySetOption, handle, CURLOPT_PINNEDPUBLICKEY, key) == CURLE_OK else {
            throw .noPinning
        }
    }

    private func describeMethod(_ request: CurlRequest) {
        if request.method == .head { set(CURLOPT_NOBODY, 1) }
        guard request.body != nil || request.method == .post else {
            if request.method != .get, request.method != .head {
                set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
            }
            return
        }
        let body = request.body ?? Data()
        _ = cc_set_size(library.easySetOption, handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
        // libcurl copies the body.
        body.withUnsafeBytes { bytes in
            var copy = Array(bytes)
            _ = cc_set_pointer(library.easySetOption, handle, CURLOPT_COPYPOSTFIELDS, &copy)
        }
        if request.method != .post { set(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
    }

    private func set(_ option: CURLoption, _ value: Int) {
        _ = cc_set_number(library.easySetOption, handle, option, value)
    }

    private func set(_ option: CURLoption, _ value: String) {
        _ = cc_set_text(library.easySetOption, handle, option, value)
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns whether to continue. Stops after the head of a failure without an explanation.
    private func takeHead(_ line: UnsafeRawBufferPointer) -> Bool {
        head.append(line)
        isTooLarge = head.size > CurlHead.limit
        return !isTooLarge && (!head.isComplete || head.isWanted || head.isExplained)
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if !head.isWanted {
            body.append(contentsOf: bytes.prefix(CurlHead.explanationLimit - body.count))
            return body.count < CurlHead.explanationLimit
        }
        isTooLarge = body.count + bytes.count > call.request.bodyLimit
        if !isTooLarge { body.append(contentsOf: bytes) }
        return !isTooLarge
    }

    /// Codes for which libcurl's own message says more than the general text. It contains no part of the request but
    /// the host.
    private static let telling: [CURLcode] = [
        CURLE_COULDNT_RESOLVE_HOST, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CONNECT_ERROR,
    ]

    /// The proxy's failure if the request did not get past the proxy.
    private func proxyFailure(_ code: CURLcode) -> ProxyProblem.Kind? {
        let tunnel = cc_number(library.easyInformation, handle, CURLINFO_HTTP_CONNECTCODE)
        if tunnel != 0 { return (200..<300).contains(tunnel) ? nil : .refused(status: tunnel) }
        switch code {
        case CURLE_COULDNT_RESOLVE_PROXY: return .notFound
        case CURLE_COULDNT_CONNECT, CURLE_OPERATION_TIMEDOUT, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
            // 0 until the request is sent, even over a reused connection.
            return cc_seconds(library.easyInformation, handle, CURLINFO_PRETRANSFER_TIME) == 0 ? .unreachable : nil
        default: return nil
        }
    }

    private func failure(_ code: CURLcode) -> CurlFailure {
        if let proxy = call.request.proxy, let kind = proxyFailure(code) {
            return .proxy(ProxyProblem(proxy.variable, kind))
        }
        let system = Int32(truncatingIfNeeded: cc_number(library.easyInformation, handle, CURLINFO_OS_ERRNO))
        let usual = library.easyErrorText(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        let own = String(cString: words)
        let isOfSystem = [CURLE_COULDNT_CONNECT, CURLE_RECV_ERROR, CURLE_SEND_ERROR].contains(code) && system != 0
        return .transfer(
            code,
            words: isOfSystem
                ? String(cString: strerror(system)) : Self.telling.contains(code) && !own.isEmpty ? own : usual,
            system: system)
    }
}
